-- CreateTable
CREATE TABLE "chat_sessions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "started_at" DATETIME NOT NULL,
    "last_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "chat_turns" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "session_id" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    "question" TEXT NOT NULL,
    "is_picked" BOOLEAN NOT NULL,
    "outcome" TEXT NOT NULL,
    "entry_id" TEXT,
    "wording" TEXT NOT NULL,
    "confirmed" BOOLEAN,
    "handed_over" BOOLEAN NOT NULL DEFAULT false,
    "page" TEXT NOT NULL,
    CONSTRAINT "chat_turns_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "chat_sessions_last_at_idx" ON "chat_sessions"("last_at");

-- CreateIndex
CREATE INDEX "chat_turns_session_id_idx" ON "chat_turns"("session_id");

-- CreateIndex
CREATE INDEX "chat_turns_created_at_idx" ON "chat_turns"("created_at");

-- CreateIndex
CREATE INDEX "chat_turns_outcome_created_at_idx" ON "chat_turns"("outcome", "created_at");
