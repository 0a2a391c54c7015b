import Link from 'next/link';
import { messages } from '@/lib/messages/index';
import { Nav } from './nav';

export function Header() {
  return (
    <header className="border-b border-line bg-leaf">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-card bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {messages.site.header.skip}
      </a>
      <div className="mx-auto flex min-h-14 w-full max-w-[88rem] items-center justify-between gap-x-2 px-2 min-[375px]:px-3 sm:gap-x-4 sm:px-6">
        <Link
          href="/"
          aria-label={messages.site.header.home}
          className="inline-flex min-h-11 items-center font-display text-lg font-bold whitespace-nowrap min-[440px]:text-xl sm:text-2xl"
        >
          {/* The narrowest phones have room for the pages or for the whole name. */}
          <span aria-hidden className="min-[356px]:hidden">
            {messages.terms.product.slice(0, 1)}
          </span>
          <span className="hidden min-[356px]:inline">{messages.terms.product}</span>
        </Link>
        <Nav />
      </div>
    </header>
  );
}
