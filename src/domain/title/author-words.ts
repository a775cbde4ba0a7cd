/**
 * Who writes plays, operas and books, as titles tell them beside the work: `Hamlet von William Shakespeare`, `Shakespeare's Hamlet`. Words,
 * folded; first names too, as far as they are told.
 */
const AUTHORS =
  'william shakespeare shakespeares moliere jean racine pierre corneille marivaux beaumarchais feydeau georges labiche eugene victor hugo alfred musset edmond rostand sartre camus anouilh ionesco beckett samuel genet koltes reza yasmina johann goethe goethes schiller schillers friedrich lessing kleist heinrich buchner buchners georg brecht brechts bertolt durrenmatt frisch max schnitzler arthur horvath odon wedekind frank ibsen ibsens henrik strindberg august chekhov chekhovs tchekhov tschechow tschechows cechov anton gogol nikolai gorki dostojewski dostoievski tolstoi sophokles sophocle sophocles euripides euripide aischylos eschyle aristophanes homer dante goldoni carlo pirandello luigi fo dario lorca federico garcia calderon lope vega cervantes miguel zorrilla wilde oscar shaw bernard pinter harold stoppard tom miller tennessee williams albee edward christie agatha dickens charles austen jane bronte emily charlotte doyle conan stevenson orwell george kafka kafkas franz mann thomas hesse zweig stefan verdi giuseppe puccini giacomo mozart mozarts wolfgang amadeus wagner wagners richard bizet rossini gioachino donizetti gaetano bellini vincenzo gounod massenet offenbach jacques strauss johann tschaikowsky tchaikovsky tchaikovski prokofiev stravinsky handel haendel bach beethoven gluck purcell monteverdi'

export const AUTHOR_WORDS: ReadonlySet<string> = new Set(AUTHORS.split(' '))

/** What is said of a film beside its name. */
export const FILM_WORDS: ReadonlySet<string> = new Set(
  'film films movie silent muet stummfilm organ orgel piano omu omeu ov restored restauriert restauree remaster remastered directors director cut redux 35mm 70mm remasterise preview vorpremiere'.split(
    ' ',
  ),
)
