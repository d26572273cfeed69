-- CreateTable
CREATE TABLE "forms" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "step" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "last_at" TIMESTAMP(3) NOT NULL,
    "submitted_at" TIMESTAMP(3),

    CONSTRAINT "forms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "form_visits" (
    "id" TEXT NOT NULL,
    "form_id" TEXT NOT NULL,
    "step" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "milliseconds" INTEGER NOT NULL,
    "span" INTEGER NOT NULL,

    CONSTRAINT "form_visits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "form_counts" (
    "week" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "step" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "span" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "form_counts_pkey" PRIMARY KEY ("week","kind","step","question","span")
);

-- CreateIndex
CREATE INDEX "forms_user_id_idx" ON "forms"("user_id");

-- CreateIndex
CREATE INDEX "forms_last_at_idx" ON "forms"("last_at");

-- CreateIndex
CREATE INDEX "form_visits_form_id_idx" ON "form_visits"("form_id");

-- CreateIndex
CREATE INDEX "form_visits_step_question_span_idx" ON "form_visits"("step", "question", "span");

-- AddForeignKey
ALTER TABLE "forms" ADD CONSTRAINT "forms_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "form_visits" ADD CONSTRAINT "form_visits_form_id_fkey" FOREIGN KEY ("form_id") REFERENCES "forms"("id") ON DELETE CASCADE ON UPDATE CASCADE;
