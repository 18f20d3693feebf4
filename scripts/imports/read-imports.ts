import { parseSync, Visitor } from 'oxc-parser';

/** An import, in whatever syntax. */
export interface Import {
  /** As written. */
  readonly specifier: string;
  /** Whether it disappears when the types do. */
  readonly isTypeOnly: boolean;
  readonly line: number;
}

/** All imports of a source: static, dynamic, re-exports, and types written as `import('…')`. */
export function readImports(path: string, source: string): Import[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);

  const imports: Import[] = [];
  const add = (node: { start: number }, specifier: string, isTypeOnly: boolean) => {
    imports.push({ specifier, isTypeOnly, line: source.slice(0, node.start).split('\n').length });
  };
  const visitor = new Visitor({
    ImportDeclaration(node) {
      const everyName = node.specifiers.length > 0 && node.specifiers.every(isTypeSpecifier);
      add(node, node.source.value, node.importKind === 'type' || everyName);
    },
    ExportNamedDeclaration(node) {
      if (node.source) add(node, node.source.value, node.exportKind === 'type');
    },
    ExportAllDeclaration(node) {
      add(node, node.source.value, node.exportKind === 'type');
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
        add(node, node.source.value, false);
      }
    },
    TSImportType(node) {
      add(node, node.source.value, true);
    },
  });
  visitor.visit(program);
  return imports;
}

function isTypeSpecifier(specifier: { type: string; importKind?: string }): boolean {
  return specifier.type === 'ImportSpecifier' && specifier.importKind === 'type';
}
