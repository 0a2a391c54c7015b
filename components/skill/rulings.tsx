import Link from 'next/link';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import { rulingsAbout } from '@/lib/systems/rulebook';
import { rulingName } from './ruling-name';

const { pages, rulings: texts } = rulebookWords;

/** The rulings on what lies at an address, as notes in the margin; those on what stands right above it are told there. */
export function Rulings({
  about,
  above,
  newTab = false,
}: {
  readonly about: string;
  readonly above?: string | undefined;
  readonly newTab?: boolean;
}) {
  const told = above === undefined ? [] : rulingsAbout(above);
  const found = rulingsAbout(about).filter((ruling) => !told.includes(ruling));
  if (found.length === 0) return null;
  return (
    <ul aria-label={pages.rulings} className="flex flex-col gap-2 text-sm">
      {found.map((ruling) => (
        <li key={ruling.id} className="border-l-2 border-gold pl-3">
          <Link
            href={`/rules/rulings#${ruling.id}`}
            prefetch={false}
            {...(newTab && { target: '_blank' })}
            className="font-semibold underline decoration-line underline-offset-3 hover:decoration-gold"
          >
            {rulingName(ruling)}
          </Link>
          {': '}
          <span className="text-muted">{texts[ruling.id]}</span>
        </li>
      ))}
    </ul>
  );
}
