import { type Brand, brand } from "@sitewright/brand";
import { greetingFor, launcherTexts } from "@sitewright/chat-widget/greetings";
import { type Chat, startChat } from "@sitewright/chat-widget/loader";
import { chatPageOf } from "@sitewright/contracts/chat-pages";
import { MessageCircleQuestionMark } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { paths } from "../../lib/paths.ts";

const { externalChat }: Brand = brand;

/** Opens the chat on every screen. Its conversation is the one that was begun on the public site. */
export function ChatLauncher() {
  const { pathname } = useLocation();
  const launcher = useRef<HTMLAnchorElement>(null);
  const chat = useRef<Chat | undefined>(undefined);
  useEffect(() => {
    if (!launcher.current) return;
    const started = startChat(launcher.current);
    chat.current = started;
    return () => started.stop();
  }, []);
  useEffect(() => chat.current?.visit(pathname), [pathname]);
  return (
    <a
      ref={launcher}
      href={paths.contact}
      className="chat-launcher"
      data-greeting={greetingFor(chatPageOf(pathname))}
      data-failed={launcherTexts.failed}
      data-external={externalChat}
    >
      <MessageCircleQuestionMark aria-hidden="true" />
      <span>{launcherTexts.label}</span>
    </a>
  );
}
