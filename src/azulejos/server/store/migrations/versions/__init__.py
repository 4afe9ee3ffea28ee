"""The revisions, oldest first. One that was released is never changed again: databases out there were made by it."""
