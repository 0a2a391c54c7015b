/** A name with the marks of every keyboard, as files and JSON have it: "Dash!" and Cat's Charge. What is shown has curly ones. */
export const straightMarks = (name: string): string => name.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
