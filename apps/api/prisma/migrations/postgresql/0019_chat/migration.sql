-- CreateTable
CREATE TABLE "chat_sessions" (
    "id" TEXT NOT NULL,
    "started_at" TIMESTAMP(3) NOT NULL,
    "last_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "chat_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_turns" (
    "id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,
    "question" TEXT NOT NULL,
    "is_picked" BOOLEAN NOT NULL,
    "outcome" TEXT NOT NULL,
    "entry_id" TEXT,
    "wording" TEXT NOT NULL,
    "confirmed" BOOLEAN,
    "handed_over" BOOLEAN NOT NULL DEFAULT false,
    "page" TEXT NOT NULL,

    CONSTRAINT "chat_turns_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "chat_sessions_last_at_idx" ON "chat_sessions"("last_at");

-- CreateIndex
CREATE INDEX "chat_turns_session_id_idx" ON "chat_turns"("session_id");

-- CreateIndex
CREATE INDEX "chat_turns_created_at_idx" ON "chat_turns"("created_at");

-- CreateIndex
CREATE INDEX "chat_turns_outcome_created_at_idx" ON "chat_turns"("outcome", "created_at");

-- AddForeignKey
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
