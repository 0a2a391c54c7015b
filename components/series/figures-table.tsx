const cell = 'border-b border-line px-1 py-1 text-right whitespace-nowrap';
const head = 'border-b border-line px-1 py-1 text-right align-bottom text-xs font-semibold sm:text-sm';

/** A line of a table of figures. */
export interface FiguresRow {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Figures under their heads, a line for each name. */
export function FiguresTable({
  caption,
  heads,
  rows,
}: {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly FiguresRow[];
}) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm wrap-normal tabular-nums sm:text-base">
        <caption className="pb-1 text-left text-base font-semibold">{caption}</caption>
        <thead>
          <tr>
            <td className="border-b border-line" />
            {heads.map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, at) => (
            <tr key={at}>
              <th scope="row" className="border-b border-line py-1 pr-2 text-left font-normal">
                {name}
              </th>
              {cells.map((text, column) => (
                <td key={column} className={cell}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
