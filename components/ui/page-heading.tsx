/** Title of a page, and its purpose in a sentence where it has one. */
export function PageHeading({
  title,
  introduction,
}: {
  readonly title: string;
  readonly introduction?: string;
}) {
  return (
    <div>
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {introduction !== undefined && <p className="mt-2 max-w-prose text-muted">{introduction}</p>}
    </div>
  );
}
