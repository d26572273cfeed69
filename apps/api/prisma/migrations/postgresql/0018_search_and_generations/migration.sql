-- CreateTable
CREATE TABLE "search_states" (
    "post_id" TEXT NOT NULL,
    "is_earlier" BOOLEAN NOT NULL,
    "is_hidden" BOOLEAN NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "search_states_pkey" PRIMARY KEY ("post_id")
);

-- CreateTable
CREATE TABLE "search_answers" (
    "post_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "is_accepted" BOOLEAN NOT NULL,
    "words" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "search_answers_pkey" PRIMARY KEY ("post_id","kind")
);

-- CreateTable
CREATE TABLE "generations" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "keyword" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "error" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL DEFAULT '',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "key_takeaways" TEXT NOT NULL DEFAULT '[]',
    "marks" TEXT NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMP(3) NOT NULL,
    "finished_at" TIMESTAMP(3),

    CONSTRAINT "generations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "search_states_is_hidden_idx" ON "search_states"("is_hidden");

-- CreateIndex
CREATE INDEX "search_answers_kind_at_idx" ON "search_answers"("kind", "at");

-- CreateIndex
CREATE INDEX "generations_created_at_idx" ON "generations"("created_at");

-- AddForeignKey
ALTER TABLE "search_states" ADD CONSTRAINT "search_states_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_answers" ADD CONSTRAINT "search_answers_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "search_states"("post_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of posts that readers have already nobody knows what search engines were told.
INSERT INTO "search_states" ("post_id", "is_earlier", "is_hidden", "since")
SELECT "id", true, false, "updated_at" FROM "posts" WHERE "status" = 'published';
