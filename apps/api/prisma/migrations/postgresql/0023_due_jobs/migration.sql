-- How long the oldest due job has waited is read at every scrape.
CREATE INDEX "jobs_status_run_at_idx" ON "jobs"("status", "run_at");
