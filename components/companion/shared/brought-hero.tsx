import { HeroOptions } from '@/components/site/hero-options';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { sharedNightMessages } from '@/lib/messages/shared-night';
import { nobody, type useBroughtHero } from './use-brought-hero';

const say = sharedNightMessages.join;

/** Choice of a hero to bring; nothing where the table has no room. */
export function BroughtHero({
  bringing: { chosen, choose, hasRoom, problem, own, samples },
}: {
  readonly bringing: ReturnType<typeof useBroughtHero>;
}) {
  if (!hasRoom || own.length + samples.length === 0) return null;
  return (
    <>
      <SelectField
        label={say.bring}
        hint={say.bringHint}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={nobody}>{say.bringNone}</option>
        <HeroOptions own={own} samples={samples} words={{ own: say.bringOwn, samples: say.bringSamples }} />
      </SelectField>
      {problem !== undefined && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </>
  );
}
