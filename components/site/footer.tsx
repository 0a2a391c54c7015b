import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { messages } from '@/lib/messages/index';
import manifest from '@/package.json' with { type: 'json' };

function Credit({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      rel="noreferrer"
      className="underline decoration-line underline-offset-4 hover:decoration-gold"
    >
      {children}
    </a>
  );
}

/** Credits for game, icons and fonts, and the version of Pipsmith. */
export function Footer() {
  const { footer } = messages.site;
  return (
    <footer className="mt-auto border-t border-line text-sm text-muted">
      <div className="mx-auto flex w-full max-w-[88rem] flex-wrap justify-between gap-x-8 gap-y-1 px-4 py-5 sm:px-6">
        <p>
          <Credit href="https://www.catzeyes.de">{footer.game}</Credit> {footer.gameBy}{' '}
          <Credit href="https://creativecommons.org/licenses/by-nc/3.0/">{footer.gameLicence}</Credit>
        </p>
        <p>
          {footer.icons} <Credit href="https://game-icons.net">{footer.iconsFrom}</Credit>,{' '}
          <Credit href="https://creativecommons.org/licenses/by/3.0/">{footer.iconsLicence}</Credit>
        </p>
        <p>
          <Credit href="https://openfontlicense.org">{footer.fonts}</Credit>
        </p>
        <p>
          <Link href="/table" className="underline decoration-line underline-offset-4 hover:decoration-gold">
            {footer.table}
          </Link>
        </p>
        <p>
          <Link
            href="/privacy"
            className="underline decoration-line underline-offset-4 hover:decoration-gold"
          >
            {footer.privacy}
          </Link>
        </p>
        <p>{footer.version(manifest.version)}</p>
      </div>
    </footer>
  );
}
