"""The workflows on GitHub: files of the right shape, whose every step is a command that runs here."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest
from workflow import workflow

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = workflow(ROOT / ".github" / "workflows" / "ci.yml")
JOBS = WORKFLOW["jobs"]
RELEASE = workflow(ROOT / ".github" / "workflows" / "release.yml")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# The keys of GitHub's schema that we use; the file was checked against the whole schema once.
TOP = {"name", "on", "permissions", "jobs"}
JOB = {"name", "needs", "runs-on", "timeout-minutes", "strategy", "steps"}
OF_DRAFT = {"permissions", "if", "environment"}
PAGES = workflow(ROOT / ".github" / "workflows" / "pages.yml")
STEP = {"name", "run"}
REQUIRED_OF_JOB = {"name", "runs-on", "timeout-minutes", "steps"}

ALL_JOBS = JOBS | {f"release-{name}": job for name, job in RELEASE["jobs"].items()}
ALL_JOBS |= {f"pages-{name}": job for name, job in PAGES["jobs"].items()}
each_job = pytest.mark.parametrize("job", ALL_JOBS.values(), ids=ALL_JOBS)


def commands(job):
    """Return the commands of *job*, as lists of words."""
    return [shlex.split(step["run"]) for step in job["steps"] if "run" in step]


# Its shape.


def test_it_has_the_keys_of_a_workflow():
    assert set(WORKFLOW) == set(RELEASE) == TOP
    assert {"push", "pull_request", "workflow_dispatch"} == set(WORKFLOW["on"])
    assert {"push", "workflow_dispatch"} == set(RELEASE["on"])
    assert {"tags": ["v*"]} == RELEASE["on"]["push"]


def test_it_may_read_and_nothing_else():
    """A test that was tampered with can change nothing in the repository."""
    assert {"contents": "read"} == WORKFLOW["permissions"] == RELEASE["permissions"]
    assert ["draft"] == [name for name, job in RELEASE["jobs"].items() if "permissions" in job]


@each_job
def test_a_job_has_the_keys_of_a_job(job):
    needs = job.get("needs", [])
    before = {needs} if isinstance(needs, str) else set(needs)

    assert set(job) <= JOB | OF_DRAFT
    assert set(job) >= REQUIRED_OF_JOB
    assert before <= set(JOBS) | set(RELEASE["jobs"]) | set(PAGES["jobs"])


@each_job
def test_a_step_runs_a_command_or_uses_an_action(job):
    """Commands are named; actions are GitHub's own, at a version or the commit of one."""
    for step in job["steps"]:
        if "run" in step:
            assert STEP == set(step) - {"env"}
            assert {"GH_TOKEN": "${{ github.token }}"} == step.get("env", {"GH_TOKEN": "${{ github.token }}"})
        else:
            assert set(step) <= {"uses", "with", "if"}
            assert re.fullmatch(r"actions/[a-z-]+@(v\d+|[0-9a-f]{40})", step["uses"])


@each_job
def test_what_a_job_says_of_its_matrix_is_there(job):
    matrix = job.get("strategy", {}).get("matrix", {})

    named = set(re.findall(r"\$\{\{ matrix\.(\w+) \}\}", str(job)))

    assert named == set(matrix)
    assert str(job).count("${{") == len(re.findall(r"\$\{\{ (?:matrix\.\w+|github\.token) \}\}", str(job)))


# What it covers.


def test_tests_run_on_three_systems_and_every_python():
    """From the oldest that the project takes to the newest that there is."""
    matrix = JOBS["tests"]["strategy"]["matrix"]
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=")

    assert ["ubuntu", "macos", "windows"] == [system.partition("-")[0] for system in matrix["system"]]
    assert [oldest, "3.12", "3.13", "3.14"] == matrix["python"]


def test_all_tests_are_run_by_the_command_of_the_readme():
    """No argument takes any away."""
    assert [["python", "run_tests.py"]] == commands(JOBS["tests"])
    assert "python3 run_tests.py" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_programs_are_built_on_three_systems_with_the_python_they_were_measured_with():
    """The list of libraries was made with that one too."""
    job = RELEASE["jobs"]["programs"]
    systems = {system.partition("-")[0] for system in job["strategy"]["matrix"]["system"]}
    (python,) = (
        step["with"]["python-version"] for step in job["steps"] if "setup-python" in step.get("uses", "")
    )

    assert {"ubuntu", "macos", "windows"} == systems
    assert "3.11" == python


def test_what_is_built_is_tried_before_it_is_kept():
    """On a bare system too; the build itself lets the program test itself."""
    steps = [step.get("run") or step["uses"] for step in RELEASE["jobs"]["programs"]["steps"]]
    build, bare, upload = (
        next(place for place, step in enumerate(steps) if part in step)
        for part in ("frozen/build.py", "frozen/bare.py", "upload-artifact")
    )

    assert build < bare < upload


def test_pypi_trusts_the_workflow_and_no_password():
    """A published release is handed on as it is, by a job that may say who it is and nothing else."""
    publish = workflow(ROOT / ".github" / "workflows" / "publish.yml")
    (job,) = publish["jobs"].values()
    taken, upload = job["steps"]

    assert {"release": {"types": ["published"]}} == publish["on"]
    assert {"contents": "read"} == publish["permissions"]
    assert ("pypi", {"contents": "read", "id-token": "write"}) == (job["environment"], job["permissions"])
    assert "*.whl" in taken["run"]
    assert "${{" not in taken["run"]  # a tag is anybody's text, and no part of a command
    assert "secrets" not in str(publish)
    assert re.fullmatch(r"pypa/gh-action-pypi-publish@(v\d[.\d]*|[0-9a-f]{40})", upload["uses"])


def test_only_the_job_that_publishes_the_site_may():
    """It runs nothing of the checkout."""
    site, publish = PAGES["jobs"].values()

    assert {"contents": "read"} == PAGES["permissions"]
    assert "permissions" not in site
    assert {"pages": "write", "id-token": "write"} == publish["permissions"]
    assert [] == commands(publish)


# Its commands.


@each_job
def test_commands_run_what_there_is(job):
    """A script or a folder of the checkout, on paths of the checkout."""
    for command in commands(job):
        python, program, *arguments = command
        path = ROOT / program

        assert "python" == python
        assert path.is_file() or (path / "__main__.py").is_file()
        assert [] == [word for word in arguments if word.startswith("tests/") and not (ROOT / word).exists()]


@each_job
def test_options_of_the_tests_are_known_to_pytest(job, pytestconfig):
    """To pytest or one of its plugins, and with a value that it takes; what is left are the tests to run."""
    for _, program, *arguments in commands(job):
        if program == "run_tests.py":
            _, unknown = pytestconfig._parser.parse_known_and_unknown_args(arguments)

            assert [] == unknown


def test_an_option_that_nobody_knows_is_found(pytestconfig):
    _, unknown = pytestconfig._parser.parse_known_and_unknown_args(["--cover=x"])

    assert ["--cover=x"] == unknown


# How it is read.


def test_the_reader_leaves_out_comments(tmp_path):
    """So an action may be pinned to a commit, with the name of its version beside it."""
    path = tmp_path / "ci.yml"
    path.write_text('a:\n  - uses: b@0 # v1\n  - run: "c # d" # e\n# f')

    assert {"a": [{"uses": "b@0"}, {"run": "c # d"}]} == workflow(path)


@pytest.mark.parametrize(
    "text",
    [
        "run: |\n  ls",
        "a: &b",
        "a: *b",
        "a: {b: c}",
        "a: 'b'",
        "a: [b",
        "a:\n    b: c\n  d: e",
        "a: b\na: c",
        "a",
    ],
)
def test_the_reader_refuses_what_it_might_misread(text, tmp_path):
    path = tmp_path / "ci.yml"
    path.write_text(text)

    with pytest.raises(ValueError):  # noqa: PT011 - what is wrong is the line itself
        workflow(path)
