-- CreateIndex
CREATE INDEX "outbox_messages_user_id_idx" ON "outbox_messages"("user_id");

-- CreateIndex
CREATE INDEX "outbox_messages_project_id_idx" ON "outbox_messages"("project_id");

-- CreateIndex
CREATE INDEX "outbox_messages_recipient_created_at_idx" ON "outbox_messages"("recipient", "created_at");

-- CreateIndex
CREATE INDEX "client_documents_uploaded_by_idx" ON "client_documents"("uploaded_by");

-- CreateIndex
CREATE INDEX "client_document_versions_edited_by_idx" ON "client_document_versions"("edited_by");

-- CreateIndex
CREATE INDEX "contact_messages_user_id_idx" ON "contact_messages"("user_id");
