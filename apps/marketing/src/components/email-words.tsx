/** An e-mail address that wraps after its @ where it does not fit on a line. */
export function EmailWords({ email }: { email: string }) {
  const domainAt = email.indexOf("@") + 1;
  return (
    <>
      {email.slice(0, domainAt)}
      <wbr />
      {email.slice(domainAt)}
    </>
  );
}
