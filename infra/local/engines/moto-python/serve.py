"""Serves one empty bucket on a free loopback port, and prints how to reach it as a line of JSON."""

import json
import os

# Every signature is checked, from the first call on. Moto reads both when it is imported.
os.environ["INITIAL_NO_AUTH_ACTION_COUNT"] = "0"
# Short pages, so that any list of a few keys takes several.
os.environ["MOTO_S3_DEFAULT_MAX_KEYS"] = "5"

from moto.core import DEFAULT_ACCOUNT_ID
from moto.iam.models import iam_backends
from moto.moto_server.werkzeug_app import DomainDispatcherApplication, create_backend_app
from moto.s3.models import s3_backends
from werkzeug.serving import make_server

REGION = "us-east-1"
BUCKET = "releases"
POLICY = {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "s3:*", "Resource": "*"}]}

iam = iam_backends[DEFAULT_ACCOUNT_ID]["aws"]
iam.create_user(REGION, "tests")
iam.put_user_policy("tests", "all", json.dumps(POLICY))
key = iam.create_access_key("tests")
s3_backends[DEFAULT_ACCOUNT_ID]["aws"].create_bucket(BUCKET, REGION)

# One call at a time, because moto checks a condition and writes in two steps.
server = make_server("127.0.0.1", 0, DomainDispatcherApplication(create_backend_app), threaded=False)
access = {"accessKeyId": key.access_key_id, "secretAccessKey": key.secret_access_key}
print(json.dumps({"endpoint": f"http://127.0.0.1:{server.port}", "region": REGION, "bucket": BUCKET, **access}), flush=True)
server.serve_forever()
