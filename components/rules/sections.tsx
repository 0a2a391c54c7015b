import { Rulings } from '@/components/skill/rulings';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import type { SectionText } from '@/lib/systems/living/messages/rulebook-text';
import { rulingsAbout } from '@/lib/systems/rulebook';
import { Blocks } from './blocks';
import { linkClass } from './link-class';

/** The sections of a page, each with the rulings on it in its margin; above them, where there are many, a list. */
export function Sections({
  path,
  sections,
}: {
  readonly path: string;
  readonly sections: Readonly<Record<string, SectionText | undefined>>;
}) {
  const all = Object.entries(sections).flatMap(([id, section]) => (section ? [{ id, section }] : []));
  return (
    <>
      {all.length > 3 && (
        <nav aria-label={rulebookWords.pages.onThisPage}>
          <ul className="flex flex-wrap gap-x-4">
            {all.map(({ id, section }) => (
              <li key={id}>
                <a href={`#${id}`} className={`inline-flex min-h-10 items-center ${linkClass}`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {all.map(({ id, section }, index) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid gap-x-10 gap-y-3 xl:grid-cols-[minmax(0,44rem)_20rem]"
        >
          <div className="min-w-0">
            <h2 id={id} className="mb-2 text-2xl">
              {section.title}
            </h2>
            <Blocks blocks={section.text} />
          </div>
          {rulingsAbout(`${path}#${id}`).length > 0 && (
            <div className="xl:pt-2">
              <Rulings
                about={`${path}#${id}`}
                above={index > 0 ? `${path}#${all[index - 1]?.id ?? ''}` : undefined}
              />
            </div>
          )}
        </section>
      ))}
    </>
  );
}
