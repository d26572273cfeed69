-- CreateTable
CREATE TABLE "jobs" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "unique_key" TEXT,
    "user_id" TEXT,
    "turn" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "run_at" DATETIME NOT NULL,
    "locked_by" TEXT,
    "locked_until" DATETIME,
    "progress_done" INTEGER,
    "progress_total" INTEGER,
    "result" TEXT,
    "last_error" TEXT,
    "created_at" DATETIME NOT NULL,
    "finished_at" DATETIME,
    CONSTRAINT "jobs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "jobs_unique_key_key" ON "jobs"("unique_key");

-- CreateIndex
CREATE INDEX "jobs_kind_status_turn_idx" ON "jobs"("kind", "status", "turn");

-- CreateIndex
CREATE INDEX "jobs_user_id_kind_status_turn_idx" ON "jobs"("user_id", "kind", "status", "turn");

-- CreateIndex
CREATE INDEX "jobs_status_finished_at_idx" ON "jobs"("status", "finished_at");
