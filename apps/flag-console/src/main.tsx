import { createRoot } from 'react-dom/client';
import '@materia/ui-design-system/styles.css';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the console');
createRoot(root).render(<App />);
