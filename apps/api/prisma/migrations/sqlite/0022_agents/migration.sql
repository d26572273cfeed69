-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "agent" TEXT;

-- CreateTable
CREATE TABLE "job_runs" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "agent" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "waited_ms" INTEGER NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "started_at" DATETIME NOT NULL,
    "finished_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "agent_workers" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "agent" TEXT NOT NULL,
    "started_at" DATETIME NOT NULL,
    "seen_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "agents" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT,
    "team" TEXT,
    "kind" TEXT,
    "every_minutes" INTEGER,
    "is_paused" BOOLEAN NOT NULL DEFAULT false,
    "max_attempts" INTEGER,
    "restarts" INTEGER NOT NULL DEFAULT 0,
    "restarted_at" DATETIME,
    "created_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "job_schedules" (
    "kind" TEXT NOT NULL PRIMARY KEY,
    "every_minutes" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "alerts" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "open_key" TEXT,
    "kind" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "agent" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "raised_at" DATETIME NOT NULL,
    "last_at" DATETIME NOT NULL,
    "acknowledged_at" DATETIME,
    "resolved_at" DATETIME
);

-- CreateIndex
CREATE INDEX "job_runs_agent_kind_finished_at_idx" ON "job_runs"("agent", "kind", "finished_at");

-- CreateIndex
CREATE INDEX "job_runs_finished_at_idx" ON "job_runs"("finished_at");

-- CreateIndex
CREATE INDEX "agent_workers_agent_idx" ON "agent_workers"("agent");

-- CreateIndex
CREATE INDEX "agent_workers_seen_at_idx" ON "agent_workers"("seen_at");

-- CreateIndex
CREATE UNIQUE INDEX "alerts_open_key_key" ON "alerts"("open_key");

-- CreateIndex
CREATE INDEX "alerts_resolved_at_last_at_idx" ON "alerts"("resolved_at", "last_at");
