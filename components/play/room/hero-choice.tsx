import { HeroOptions } from '@/components/site/hero-options';
import { SelectField } from '@/components/ui/field';
import { roomMessages } from '@/lib/messages/room';
import { asOffered, type useHeroToBring } from './use-hero-to-bring';

const say = roomMessages.arrival;

/** The offered hero, one of your own, or a sample. */
export function HeroChoice({
  offered,
  host,
  bringing: { chosen, choose, own, samples },
}: {
  /** Name of the offered hero. */
  readonly offered: string;
  /** Name of whoever picked the hero. */
  readonly host: string;
  readonly bringing: ReturnType<typeof useHeroToBring>;
}) {
  return (
    <SelectField label={say.hero} value={chosen} onChange={({ target }) => choose(target.value)}>
      <option value={asOffered}>{say.offered(offered, host)}</option>
      <HeroOptions own={own} samples={samples} words={say} />
    </SelectField>
  );
}
