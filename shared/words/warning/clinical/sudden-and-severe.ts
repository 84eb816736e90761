/** Says that something began suddenly or just now. */
export const SUDDEN =
  '(sudden*|acute|out of (the blue|nowhere)|minute ago|hour ago|o.clock|(since|for) (an|1|2|half an) hour|woke up|this morning|since (lunch|breakfast)|(?<!# )just now|all at once|hit me)';

/** Says that something is severe. */
export const SEVERE = '(severe|worst|terrible|excruciat*|unbear*|agon*)';
