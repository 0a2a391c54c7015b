import Link from 'next/link';
import { EmptyDie } from '@/components/site/empty-die';
import { buttonClass } from '@/components/ui/button';
import { words } from '@/lib/messages/index';

const say = words.myHeroes.party;

/** A party that this device does not have, or has no more. */
export function PartyGone() {
  return (
    <div className="flex flex-col items-start gap-5">
      <h1 className="text-4xl sm:text-5xl">{say.heading}</h1>
      <EmptyDie />
      <p className="text-lg">{say.gone}</p>
      <Link href="/parties" className={buttonClass({ look: 'main' })}>
        {say.back}
      </Link>
    </div>
  );
}
