const words: Readonly<Record<string, string>> = {
  "user.create": "Made an account",
  "user.delete": "Deleted an account",
  "user.take-over": "Took an account over",
  "role.change": "Changed a role",
  "role.remove": "Took somebody off the staff",
  "invitation.create": "Invited somebody",
  "invitation.cancel": "Withdrew an invitation",
  "invitation.accept": "Accepted an invitation",
  "password.reset": "Reset a password",
  "project.delete": "Deleted a project",
  "note.create": "Noted something about a project",
  "note.delete": "Deleted a note",
  "site-check.create": "Checked a built site",
  "site-check.delete": "Deleted a check of a site",
  "mail.send": "Sent an email",
  "mail.retry": "Sent a mail again",
  "message.read": "Read a message",
  "message.answer": "Answered a message",
  "document.create": "Shared a document",
  "document.update": "Changed a document",
  "document.delete": "Deleted a document",
  "document.move": "Moved a document",
  "document.migrate": "Fixed a document’s preview",
  "installation.pair": "Paired database and files",
};

/** An action in words; one that this release does not know, as it is stored. */
export const actionWords = (action: string): string => words[action] ?? action;
