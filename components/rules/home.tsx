import Link from 'next/link';
import { textAt } from '@/components/skill/titles';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import { living } from '@/lib/systems/index';
import { chapters, rulings, schoolSections } from '@/lib/systems/rulebook';
import { Frame } from './frame';

const { pages } = rulebookWords;

const skillsOf = (school: string): number => living.skills.filter((skill) => skill.school === school).length;

const groups = [
  {
    title: pages.chapters,
    cards: [
      ...Object.keys(chapters).map((path) => ({ path, about: textAt(path)?.lead })),
      { path: 'rulings', about: pages.rulingsCount(rulings.length) },
    ],
  },
  {
    title: pages.schools,
    cards: Object.keys(schoolSections).map((id) => ({
      path: `schools/${id}`,
      about: `${textAt(`schools/${id}`)?.lead ?? ''} ${pages.skillsCount(skillsOf(id))}.`,
    })),
  },
] as const;

/** What the rules pages hold. */
export function Home() {
  return (
    <Frame here="" title={pages.title} lead={pages.lead}>
      {groups.map(({ title, cards }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 text-2xl">{title}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {cards.map(({ path, about }) => (
              <li key={path} className="flex">
                <Link
                  href={`/rules/${path}`}
                  prefetch={false}
                  className="w-full rounded-card border border-line bg-leaf p-4 transition-colors hover:border-ink"
                >
                  <span className="block font-display text-xl font-bold">
                    {textAt(path)?.title ?? pages.rulingsTitle}
                  </span>
                  <span className="text-muted">{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}
