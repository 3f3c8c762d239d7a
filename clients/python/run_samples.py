"""Runs the samples of Markdown files that are marked `python client`, against the service at CLUBWRIGHT_URL."""

import os
import re
import sys

for path in sys.argv[1:]:
    with open(path) as file:
        samples = re.findall(r"^```python client\n(.*?)^```$", file.read(), re.DOTALL | re.MULTILINE)
    assert samples, f"{path} has no sample"
    for sample in samples:
        exec(compile(sample.replace("http://localhost:3000", os.environ["CLUBWRIGHT_URL"]), path, "exec"), {})
