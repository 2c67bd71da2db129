"""The site: made of what stands elsewhere, with links that lead somewhere."""

import re

import pytest

from ombre_desktop.ui.dialogs.rules_source import Topic
from tools.site import links, papers, rule_book

HOME = "https://github.com/someone/somewhere"
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """Provide the papers as pages."""
    place = tmp_path_factory.mktemp("pages")
    papers.write(place, HOME)
    return place


def test_links_lead_to_pages_or_to_the_sources(pages):
    """A file that is no page of the site is looked at where the sources are."""
    for path in pages.rglob("*.md"):
        for link in LINK.findall(path.read_text(encoding="utf-8")):
            assert link.startswith("http") or (path.parent / link).is_file(), (path, link)


def test_what_is_no_page_is_linked_at_the_sources(pages):
    text = (pages / "README.md").read_text(encoding="utf-8")

    assert f"]({HOME}/blob/HEAD/tests/records/renegado/taken_over.ombre)" in text
    assert "](docs/table.jpg)" in text


def test_a_page_of_the_rule_book_keeps_numbers_cards_and_links(qapp):
    """Headings become the table of contents, and rows of cards pictures."""
    html = rule_book.page(Topic.CARDS, rule_book.Table(rule_book.Deck.SPANISH), rule_book.SIGN)

    text = rule_book._as_markdown(html)

    assert re.search(r'^# <span id="[^"]+"></span>The cards and their order', text, re.MULTILINE)
    assert 'src="../../cards/french/SK.svg" alt="SK"' in text
    assert "sign:" not in text
    assert "rules:" not in text
    assert "<!--" not in text


def test_a_link_that_leads_nowhere_is_found(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "index.html").write_text('<h1 id="top">A</h1><a href="../b.html#there">b</a>')
    (tmp_path / "b.html").write_text(
        '<a name="there"></a><a href="a/#top">a</a><a href="a/#low">a</a><img src="c.png"><a href="https://d">d</a>'
    )

    assert ["b.html: a/#low", "b.html: c.png"] == links.astray(tmp_path)
