/** Every action that is recorded, with the kind of its subject. */
export const auditedActions = {
  "user.create": "user",
  "user.delete": "user",
  "user.restore": "user",
  "user.erase": "user",
  "user.take-over": "user",
  "role.change": "user",
  "role.remove": "user",
  "invitation.create": "invitation",
  "invitation.cancel": "invitation",
  "invitation.accept": "user",
  "password.reset": "user",
  "project.delete": "project",
  "project.words": "project",
  "project.restore": "project",
  "project.erase": "project",
  "note.create": "project",
  "note.delete": "project",
  "site-check.create": "project",
  "site-check.delete": "project",
  "mail.send": "mail",
  "mail.retry": "mail",
  "mail.dismiss": "mail",
  "message.read": "message",
  "message.answer": "message",
  "message.done": "message",
  "message.reopen": "message",
  "message.delete": "message",
  "document.create": "document",
  "document.update": "document",
  "document.delete": "document",
  "document.restore": "document",
  "document.erase": "document",
  "document.move": "document",
  "document.migrate": "document",
  "agent.create": "agent",
  "agent.change": "agent",
  "agent.delete": "agent",
  "agent.restart": "agent",
  "alert.acknowledge": "alert",
  "alert.resolve": "alert",
  "knowledge.create": "knowledge",
  "knowledge.update": "knowledge",
  "knowledge.delete": "knowledge",
  "knowledge.learn": "knowledge",
  "knowledge.forget": "knowledge",
  "question.dismiss": "question",
  "post.submit": "post",
  "post.unlist": "post",
  "post.inspect": "post",
  "generation.create": "generation",
  "generation.cancel": "generation",
  "post.create": "post",
  "post.update": "post",
  "post.publish": "post",
  "post.schedule": "post",
  "post.unschedule": "post",
  "post.withdraw": "post",
  "post.discard": "post",
  "post.revert": "post",
  "post.preview": "post",
  "post.preview-end": "post",
  "post.delete": "post",
  "post.restore": "post",
  "post.erase": "post",
  "picture.create": "picture",
  "installation.pair": "installation",
  "installation.restore": "installation",
} as const;

/** The recorded action. */
export type AuditedAction = keyof typeof auditedActions;

/** The actor, the time, and the id of the audit entry. */
export interface EventOrigin {
  readonly eventId: string;
  /** Account of the actor. */
  readonly actorId: string;
  readonly at: Date;
}

/** The detail of a change from one short word to another. */
export const changed = (before: string, after: string): string => `${before} → ${after}`;

/** The detail of actions by the operator, who has no account. */
export const byCommandLine = "command line";

/** One entry of the audit trail. */
export interface AuditEvent extends Omit<EventOrigin, "actorId"> {
  /** Null for the operator's command and the server itself. */
  readonly actorId: string | null;
  readonly action: AuditedAction;
  /** Id of the subject. */
  readonly subjectId: string;
  /** Names no person: entries outlive accounts. */
  readonly detail?: string;
}
