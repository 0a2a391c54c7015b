import { Link } from '@/components/ui/link';
import { messages } from '@/lib/messages/index';
import { Nav } from './nav';
import { PhoneMenu } from './phone-nav';

export function Header() {
  return (
    <header className="border-b border-line bg-leaf">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-card bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {messages.site.header.skip}
      </a>
      <div className="mx-auto flex min-h-14 w-full max-w-[88rem] items-center justify-between gap-x-2 px-4 sm:gap-x-4 sm:px-6 low:min-h-11">
        <Link
          href="/"
          aria-label={messages.site.header.home}
          className="inline-flex min-h-11 items-center font-display text-xl font-bold whitespace-nowrap sm:text-2xl"
        >
          {messages.terms.product}
        </Link>
        <Nav />
        <PhoneMenu />
      </div>
    </header>
  );
}
