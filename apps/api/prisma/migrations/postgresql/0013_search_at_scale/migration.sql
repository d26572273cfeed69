-- What is written goes into the search indexes at once. Kept waiting in a list, as is the default, it is read through by every search until
-- the next vacuum (PostgreSQL, GIN, section 70.4.1). Where the extension is not installed, there are none.
DO $$
DECLARE
  search_index regclass;
BEGIN
  FOR search_index IN SELECT c.oid::regclass FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relname IN ('users_search_idx', 'projects_search_idx', 'client_documents_search_idx', 'contact_messages_search_idx', 'outbox_messages_search_idx', 'audit_entries_search_idx')
  LOOP
    EXECUTE format('ALTER INDEX %s SET (fastupdate = off)', search_index);
    PERFORM gin_clean_pending_list(search_index);
  END LOOP;
END
$$;
