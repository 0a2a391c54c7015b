import { Rulings } from '@/components/skill/rulings';
import type { SectionText } from '@/lib/systems/living/messages/rulebook-text';
import { Frame } from './frame';
import { Sections } from './sections';

/** A chapter of the rules. */
export function ChapterPage({
  path,
  page,
}: {
  readonly path: string;
  readonly page: {
    readonly title: string;
    readonly lead: string;
    readonly sections: Readonly<Record<string, SectionText | undefined>>;
  };
}) {
  return (
    <Frame here={path} title={page.title} lead={page.lead}>
      <Rulings about={path} />
      <Sections path={path} sections={page.sections} />
    </Frame>
  );
}
