"""Work on other hosts, by Ray: pure functions from bytes to bytes, called on whichever node of a cluster has a processor free.

Ray ends a process that has lost its cluster, and lets a node's code run in it. So whoever uses a cluster here has a process of its own for it, the
driver (`cluster/driver.py`), and speaks with that through pipes (`cluster/frames.py`): it outlives the cluster, and says that it is gone. Nothing but
the driver imports Ray, which is the extra `ray`.

>>> from azulejos.cluster import ClusterError
>>> str(ClusterError("cluster-lost", "The Ray cluster is gone."))
'The Ray cluster is gone.'
"""

from azulejos.cluster.calls import Calls
from azulejos.cluster.errors import ClusterError

__all__ = ["Calls", "ClusterError"]
