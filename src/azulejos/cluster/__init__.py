"""Work on other hosts, by Ray: pure functions from bytes to bytes, called on whichever node of a cluster has a processor free.

Ray ends a process that has lost its cluster, and lets a node's code run in it. So a program that uses a cluster starts a process for
it, the driver (`cluster/driver.py`), and talks to that through pipes (`cluster/frames.py`): the program outlives the cluster, and can say that it is
gone. Nothing but the driver imports Ray, which is the extra `ray`.

>>> from azulejos.cluster import ClusterError
>>> str(ClusterError("cluster-lost", "The Ray cluster is gone."))
'The Ray cluster is gone.'
"""

from azulejos.cluster.calls import Calls
from azulejos.cluster.errors import ClusterError

__all__ = ["Calls", "ClusterError"]
