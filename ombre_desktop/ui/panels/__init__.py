"""
The panels and overlays of the table: widgets over the picture, one for each kind of request.

Panels show what a request offers and emit the engine's actions; they know no rules. The panel for a request
is built as ``Panel(request, context, parent)``, and ``adapt(context)`` updates it. It lays itself out in the
window's coordinates: its parent is the view's viewport.
"""
