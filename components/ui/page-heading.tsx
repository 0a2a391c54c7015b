/** Title of a page, and its purpose in a sentence. */
export function PageHeading({
  title,
  introduction,
}: {
  readonly title: string;
  readonly introduction: string;
}) {
  return (
    <div>
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-2 max-w-prose text-muted">{introduction}</p>
    </div>
  );
}
