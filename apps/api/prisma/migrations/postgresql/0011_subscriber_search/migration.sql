-- What the list of subscribers searches in, as in 0010_lists.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "subscribers_search_idx" ON "subscribers" USING gin (lower('  ' || COALESCE("email", '') || '  ' || COALESCE("source", '')) gin_trgm_ops);
  END IF;
END
$$;
