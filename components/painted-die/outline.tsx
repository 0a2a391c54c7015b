import { faceNumbersOnCard } from '@/lib/dice/face';

/** The room of the armour and an empty die with the room of its brushes, before the sheet is known. */
export function BuilderOutline() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <div className="h-[7.75rem] sm:h-18" />
      <div className="flex flex-col gap-4 xl:flex-row xl:items-start">
        <div className="h-[6.2rem] shrink-0 sm:h-27.5 xl:w-40" />
        <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 min-[40rem]:grid-cols-3">
          {faceNumbersOnCard.map((face) => (
            <div key={face} className="aspect-square rounded-face border-[3px] border-ink bg-leaf" />
          ))}
        </div>
      </div>
    </div>
  );
}
