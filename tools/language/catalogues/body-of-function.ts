import type { ESTree } from 'vite';
import { Untranslatable } from './scope.ts';

type Body = { readonly result: ESTree.Expression; readonly names: ReadonlyMap<string, ESTree.Expression> };

/** What a function returns, as one expression: `if (a) return b; return c` is `a ? b : c`. */
export function bodyOf({ body, start }: ESTree.ArrowFunctionExpression | ESTree.Function): Body {
  if (!body) throw new Untranslatable('a text needs a body', start);
  if (body.type !== 'BlockStatement') return { result: body, names: new Map() };
  const names = new Map<string, ESTree.Expression>();
  const resultOf = ([statement, ...rest]: readonly (ESTree.Statement | ESTree.Directive)[]): ESTree.Expression => {
    if (statement?.type === 'ReturnStatement' && statement.argument) return statement.argument;
    if (statement?.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations) if (id.type === 'Identifier' && init) names.set(id.name, init);
      return resultOf(rest);
    }
    if (statement?.type === 'IfStatement' && !statement.alternate) {
      const { test, consequent } = statement;
      const taken = resultOf(consequent.type === 'BlockStatement' ? consequent.body : [consequent]);
      const { start: from, end } = statement;
      return { type: 'ConditionalExpression', test, consequent: taken, alternate: resultOf(rest), start: from, end };
    }
    throw new Untranslatable('a text may only choose and return', statement?.start ?? start);
  };
  return { result: resultOf(body.body), names };
}
