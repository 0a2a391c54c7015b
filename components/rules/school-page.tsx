import { LineText } from '@/components/skill/line-text';
import { Rulings } from '@/components/skill/rulings';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import { skillWords } from '@/lib/systems/living/messages/teller';
import { living } from '@/lib/systems/index';
import type { RuleSchoolId } from '@/lib/systems/rulebook';
import { Frame } from './frame';
import { SchoolSkills } from './school-skills';
import { Sections } from './sections';

const { pages, schools } = rulebookWords;

/** A school: its own rules, then its skills in short. */
export function SchoolPage({ id }: { readonly id: RuleSchoolId }) {
  const page = schools[id];
  const path = `schools/${id}`;
  return (
    <Frame here={path} title={page.title} lead={page.lead}>
      <Rulings about={path} />
      <Sections path={path} sections={page.sections} />
      <section aria-labelledby="skills" className="flex max-w-3xl flex-col gap-4">
        <h2 id="skills" className="text-2xl">
          {pages.skillsOf}
        </h2>
        <p className="text-sm text-muted">
          <LineText line={skillWords.legend} />
        </p>
        <SchoolSkills skills={living.skills.filter(({ school }) => school === id)} />
      </section>
    </Frame>
  );
}
