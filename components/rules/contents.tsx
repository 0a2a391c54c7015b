import clsx from 'clsx';
import Link from 'next/link';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import { chapters, schoolSections } from '@/lib/systems/rulebook';
import { textAt } from '@/components/skill/titles';

const { pages } = rulebookWords;

const groups = [
  { title: pages.chapters, paths: [...Object.keys(chapters), 'rulings'] },
  { title: pages.schools, paths: Object.keys(schoolSections).map((id) => `schools/${id}`) },
] as const;

/** Where everything is; the page that is open is marked. */
export function Contents({ here }: { readonly here: string }) {
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ title, paths }) => (
        <div key={title}>
          <p className="font-display text-lg font-bold">{title}</p>
          <ul>
            {paths.map((path) => (
              <li key={path}>
                <Link
                  href={`/rules/${path}`}
                  prefetch={false}
                  aria-current={path === here ? 'page' : undefined}
                  className={clsx(
                    'flex min-h-10 items-center border-l-2 pl-3 leading-tight hover:text-ink lg:min-h-8',
                    path === here ? 'border-gold font-semibold text-ink' : 'border-line text-muted',
                  )}
                >
                  {textAt(path)?.title ?? pages.rulingsTitle}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
